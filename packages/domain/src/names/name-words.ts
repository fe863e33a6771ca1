/** The words by which a name is told from an everyday word; `golden-scan.json` has the same lists. */
const list = (words: string): readonly string[] => words.split(" ");

export const longFamilies = list("남궁 황보 제갈 사공 선우 서문 독고 동방 망절 응우옌");
export const endings = list(
  "은 는 이 가 을 를 과 와 의 에게 에게서 한테 한테서 께 께서 도 만 까지 부터 처럼 보다 이랑 랑 하고 으로 로 이라고 라고 이라는 라는 이라서 라서 이라면 라면 이란 란 이나 나 이며 며 이니까 니까 이면 이지만 이고 이다 이에요 예요 이야 이었 였 입니다 인 인데 인지 야 아 네 들 조차 마저 뿐 밖에 보고 더러 대신 때문 덕분 마다 모둠 지만 잖아 이잖아 거든 이거든 요",
);
/** What follows them is not looked at. */
export const openEndings = list("이었 였");
export const familyTitles = list(
  "어머니 어머님 엄마 아버지 아버님 아빠 부모님 할머니 할아버지 보호자 맘",
);
export const titles = list("학생 어린이 친구 군 양 님 씨 쌤 선생님 형 누나 오빠 언니 동생");
export const afterNameI = list("가 는 를 의 와 도 에게 한테");
export const neverAlone: ReadonlySet<string> = new Set(list("다음 우리"));
export const everyday: ReadonlySet<string> = new Set(
  list(
    "가람 가을 강산 겨울 경주 고운 고은 구름 기원 나라 나래 나은 노을 누리 다솜 다운 다음 다정 단비 도형 동화 마음 미래 미소 민주 바다 보라 보람 보리 보배 봄 사랑 새롬 새별 새봄 샛별 선정 소리 소망 소원 수영 수정 슬기 시원 아름 아린 여름 연주 예지 오늘 온유 우리 우정 우주 유리 유아 으뜸 은하 은혜 이든 이랑 이로운 이수 이슬 이유 인성 자유 정원 정의 주연 지성 지수 지우 지원 지은 지혜 진리 진솔 진주 초롱 태양 평화 하나 하늘 하루 한결 한별 한솔 현재",
  ),
);
