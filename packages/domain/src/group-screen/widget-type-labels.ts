export const widgetTypeLabels = {
  groups: "모둠",
  timer: "타이머",
  notice: "알릴 말",
  qr: "QR",
  noise: "교실 소리",
  clock: "시계",
  light: "신호등",
  pick: "뽑기",
  steps: "할 일 순서",
} as const;
