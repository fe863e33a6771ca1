import { toKoreanDate } from "../calendar-day/korean-day.ts";
import { policyArticles } from "./answer-council.ts";
import { listCompanies, toPlaceWords } from "./companies.ts";
import { dataTopics } from "../data-map/data-topics.ts";
import { GAP, orGap, toCompanyLine, toList, toText, type Paper, type PaperBlock } from "./paper.ts";
import { endedByWords, retention, toSpanWords, type RetentionKey } from "../data-map/retention.ts";
import { processorWords } from "./processors.ts";
import { placeWords, type TrustFacts } from "./trust-facts.ts";
import { isHome } from "./typed-words.ts";

/** 개인정보 처리방침: twelve articles whose numbers stay, as this server really does it. */
export function writePolicy(facts: TrustFacts): Paper {
  const bodies = [
    tellPurposes(facts),
    tellItems(facts),
    tellSpans(facts),
    tellThirdParties(facts),
    tellProcessors(facts),
    tellAbroad(facts),
    tellEnd(facts),
    tellRights(facts),
    tellChildren(facts),
    tellMeasures(facts),
    tellOfficer(facts),
    tellChanges(facts),
  ];
  return {
    title: "개인정보 처리방침",
    sections: policyArticles.map((title, at) => ({
      title: `제${at + 1}조 ${title}`,
      blocks: bodies[at] ?? [],
    })),
  };
}

function listTopics({ topics }: TrustFacts) {
  return topics.map((name) => dataTopics[name]);
}

function tellPurposes(facts: TrustFacts): readonly PaperBlock[] {
  return [
    toText(
      `${orGap(facts.typed.institution)}의 선생님이 학급을 운영하려고 「담임」을 써요. 아래 일에만 쓰고, 다른 일에 쓰지 않아요.`,
    ),
    toList(listTopics(facts).map(({ name, purpose }) => `${name}: ${purpose}`)),
  ];
}

function tellItems(facts: TrustFacts): readonly PaperBlock[] {
  return [
    {
      type: "table",
      label: "처리하는 항목",
      heads: ["무엇", "누구의", "항목", "누가 적어요", "누가 봐요"],
      rows: listTopics(facts).map(({ name, whose, items, isSensitive, from, seenBy }) => [
        isSensitive ? `${name} (민감할 수 있어요)` : name,
        whose,
        items,
        from,
        seenBy,
      ]),
    },
    toText(
      "클럽에 적은 것은 그 클럽의 선생님이 함께 봐요. 쿠키는 로그인과 패드 방에 들어온 기기를 알아보는 데만 써요.",
    ),
  ];
}

function tellSpans(facts: TrustFacts): readonly PaperBlock[] {
  const topics = listTopics(facts);
  const always: readonly RetentionKey[] = ["history", "deleted-rows", "outside-copies", "backups"];
  const keys = [...new Set([...topics.map(({ until }) => until), ...always])];
  const toNames = (key: RetentionKey): string => {
    const names = topics.filter(({ until }) => until === key).map(({ name }) => name);
    return names.length > 0 ? names.join(", ") : retention[key].name;
  };
  return [
    {
      type: "table",
      label: "보유 기간",
      heads: ["무엇", "언제까지", "누가 지워요"],
      rows: keys.map((key) => [
        toNames(key),
        toSpanWords(key, facts),
        endedByWords[retention[key].by],
      ]),
    },
  ];
}

function tellThirdParties({ asked }: TrustFacts): readonly PaperBlock[] {
  return [
    toText(
      "개인정보를 제3자에게 주지 않아요. 담임을 만든 곳으로도 기록이 가지 않아요. 패드 방에 링크를 올리면 이 서버가 그 페이지의 제목과 그림을, 선생님이 캘린더를 구독하면 그 주소의 일정을 읽어 와요.",
    ),
    ...(asked.length > 0
      ? [
          toText(
            `학교 이름, 학년·반, 지역만 알리고 묻는 곳: ${asked.join(", ")}. 사람의 이름이나 기록은 보내지 않아요.`,
          ),
        ]
      : []),
  ];
}

function tellProcessors(facts: TrustFacts): readonly PaperBlock[] {
  const companies = listCompanies(facts);
  if (companies.length === 0) return [toText("처리를 맡기는 곳이 없어요.")];
  return [
    {
      type: "table",
      label: "처리 위탁",
      heads: ["맡은 곳", "맡긴 일", "보내는 것", "주소"],
      rows: companies.map(({ processor, host, name }) => {
        const { label, does, gets } = processorWords[processor];
        return [`${label}: ${orGap(name)}`, does, gets, host];
      }),
    },
  ];
}

function tellAbroad(facts: TrustFacts): readonly PaperBlock[] {
  const companies = listCompanies(facts);
  const abroad = companies.filter(({ country }) => country && !isHome(country));
  const open = companies.filter(({ country }) => !country);
  return [
    ...(abroad.length > 0
      ? [toText("아래 것은 나라 밖으로 가요."), toList(abroad.map(toCompanyLine))]
      : []),
    ...(open.length > 0
      ? [toText(`어느 나라인지 아직 적지 않은 곳: ${open.map(toPlaceWords).join(", ")}`)]
      : []),
    ...(abroad.length + open.length === 0 ? [toText("개인정보를 나라 밖으로 보내지 않아요.")] : []),
  ];
}

function tellEnd({ backupKeep, backupAway }: TrustFacts): readonly PaperBlock[] {
  return [
    toList([
      "선생님이 지운 것은 30일 동안 휴지통에서 되돌릴 수 있고, 바뀌기 전 값은 400일 뒤에, 지운 흔적은 180일 뒤에 서버가 지워요.",
      "선생님이 계정을 지우면 7일 뒤에 기록, 사진, 변경 이력을 지워요. 접속 기록은 이름을 알 수 없게 바꿔 2년이 될 때까지 둬요.",
      "학년도가 끝나면 선생님이 그 학년도를, 요청을 받으면 학생 한 명의 기록을 통째로 지울 수 있어요. 7일 동안 그만둘 수 있고, 그 뒤에 서버와 선생님 기기에서 지워요. 예전 백업을 되돌려도 되살아나지 않아요. 「개인정보 파기 확인서」와 파기 대장이 남아요.",
      `백업은 새것부터 ${backupKeep}개만 두고 오래된 것을 지워요. 그때까지는 지운 것도 백업에 남아 있어요.`,
      ...(backupAway ? ["다른 저장소에 암호화해 둔 백업은 열두 달 안에 지워요."] : []),
      "종이로 뽑은 것은 학교의 문서 폐기 절차를 따라요.",
    ]),
  ];
}

function tellRights({ typed }: TrustFacts): readonly PaperBlock[] {
  return [
    toText(
      `학생과 보호자는 담임 선생님이나 보호책임자(${orGap(typed.contact)})에게 언제든 열람, 정정, 삭제, 처리정지를 요구할 수 있어요. 만 14세 미만 학생의 권리는 보호자가 대신할 수 있어요.`,
    ),
    toList([
      "열람: 선생님이 「내 자료」와 「학생조회」에서 보여 드리거나 파일로 드려요.",
      "정정·삭제: 선생님이 기록마다 고치고 지워요. 언제 무엇이 바뀌었는지 변경 이력에 남아요.",
      "처리정지: 선생님이 그 항목을 더 적지 않고, 적힌 것은 지워요.",
    ]),
  ];
}

function tellChildren({ under14, numbersOnly }: TrustFacts): readonly PaperBlock[] {
  if (under14 === "consent")
    return [
      toText(
        "만 14세 미만 학생은 보호자에게 「보호자 안내·동의서」를 받고 써요. 동의하지 않으면 이름 대신 번호만 써요.",
      ),
    ];
  if (under14 === "no-names" && numbersOnly)
    return [toText("이름 없이 번호만 써서 학생을 알아볼 수 없게 해요.")];
  return [toText(`만 14세 미만 학생의 보호 절차: ${GAP}`)];
}

function tellMeasures(facts: TrustFacts): readonly PaperBlock[] {
  const { https, lanPads, bucket, database, hosts, backup, backupAway } = facts;
  return [
    toList([
      https
        ? "선생님 화면은 안전한 주소(https)로만 열려요."
        : "선생님 화면은 이 컴퓨터 안이나 이 서버가 스스로 만든 인증서의 https로만 열려요. 기기가 스스로 믿는 인증서는 아직 없어요.",
      ...(lanPads
        ? ["학생 패드의 방은 학교 안에서 http로도 들어올 수 있어요. 방마다 막을 수 있어요."]
        : []),
      "선생님마다 계정이 따로 있고, 서버를 맡은 분도 화면에서 다른 선생님의 기록을 열 수 없어요.",
      "비밀번호는 되돌릴 수 없게 바꿔 두고, 두 단계 확인과 패스키를 쓸 수 있어요.",
      "학생 정보를 누가 언제 다뤘는지 접속 기록을 2년 동안 두고, 아무도 고칠 수 없어요.",
      "내 기기로 정한 선생님 기기에는 기록의 사본이 있고, 로그아웃하면 지워요.",
      "함께 쓰는 기기에는 기록을 남기지 않고, 자리를 비우면 화면이 잠겨요.",
      database === "sqlite"
        ? "기록은 이 서버의 데이터 폴더에 있고 밤마다 백업해요."
        : "기록은 운영자의 데이터베이스(PostgreSQL)에 있고 밤마다 백업해요.",
      // Out of the school no bucket is reached but over https (`parseS3Place`).
      ...(bucket
        ? [`사진과 파일은 저장소(${orGap(hosts.bucket?.join())})로 https로만 보내요.`]
        : []),
      ...(backup
        ? [`백업은 암호화해서 저장소(${orGap(hosts.backup?.join())})로 https로만 보내요.`]
        : backupAway
          ? ["백업은 암호화해서 이 서버나 학교 안의 다른 저장소에도 둬요."]
          : []),
    ]),
  ];
}

function tellOfficer({ typed }: TrustFacts): readonly PaperBlock[] {
  const { institution, officer, contact, place } = typed;
  return [
    toList([
      `기관: ${orGap(institution)}`,
      `보호책임자: ${orGap(officer)}`,
      `연락처: ${orGap(contact)}`,
      `서버가 있는 곳: ${orGap(placeWords[place])}`,
    ]),
  ];
}

function tellChanges({ typed: { effectiveOn } }: TrustFacts): readonly PaperBlock[] {
  return [
    toText(
      `이 방침은 ${effectiveOn ? toKoreanDate(effectiveOn) : GAP}부터 따라요. 서버의 설정이 바뀌면 이 글도 바로 바뀌고, 늘 같은 주소(/privacy)에서 누구나 읽을 수 있어요.`,
    ),
  ];
}
