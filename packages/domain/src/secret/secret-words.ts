/** 256 words that sound unlike each other, so each says eight bits. Sealed secrets need none of this list to be opened. */
export const secretWords: readonly string[] = `
가방 가위 가을 가족 가지 감자 강물 거울 거위 건물 겨울 경주 계단 고래 고모 고무 고향 공원 과일 과자 광장 교실 구두 구름 국수 국자 그네 그늘 그림 글씨 기둥 기린 기차
김밥 까치 꽃밭 꿀벌 나무 나비 나팔 낙엽 낙타 난로 날개 남산 냄비 노래 노을 놀이 농부 누나 눈물 다락 다리 단추 단풍 달걀 달력 달빛 당근 대문 대추 도끼 도로 도시 독서
돌담 동굴 동네 동전 동화 돼지 두부 들판 등대 등산 딸기 땅콩 떡국 뚜껑 라면 레몬 로봇 마늘 마당 마을 마차 만두 말굽 매미 머리 먹물 모래 모자 목수 무릎 문어 물감 미역
바늘 바다 바람 바위 바지 발톱 밤비 밥상 방석 배꼽 배추 버섯 버스 번개 벌판 베개 벼루 별빛 병풍 보리 보석 봄비 봉투 부채 북극 분수 붓꽃 비누 비단 비옷 빗물 빨래 뿌리
사과 사막 사슴 사자 사탕 산길 상자 상추 새벽 생강 생선 서랍 석류 선물 섬돌 성냥 세수 소금 소라 소풍 송편 수건 수박 수첩 숟갈 숲길 시계 시장 식빵 신발 쌀밥 썰매 안개
안경 앵두 양말 양파 어깨 언덕 얼음 여름 여우 연못 연필 열쇠 염소 엽서 오리 오이 옥상 온돌 옷장 외투 요리 우물 우산 우유 운동 울림 원두 유리 은하 음악 의자 이마 이불
이슬 이웃 인형 잉어 자두 자석 작약 잔디 장갑 장미 저울 전구 절구 접시 젓갈 제비 조개 조끼 종이 주먹 지도 지붕 진주 차표 참깨 참새 창문 채소 책상 처마 천둥 첫눈 청소
초롱 촛불 춘천 치약 친구 칠판 침대 카드 커튼 콩밭 크림 타조 탁자 태양 택시 터널 토끼 통장 튤립 파도 팔찌 팥죽 편지 포도 폭포
`
  .trim()
  .split(/\s+/);

/**
 * Words as somebody types them, in the one form that opens: however they are parted, numbered or composed (macOS takes
 * syllables apart).
 *
 * ```ts
 * toTypedWords("1. 가방  2. 나무"); // "가방 나무"
 * ```
 */
export function toTypedWords(text: string): string {
  return (text.normalize("NFC").match(/[가-힣]+/g) ?? []).join(" ");
}
