export const roomShapeLabels = {
  pairs: "짝 분단",
  single: "한 줄씩",
  threes: "셋씩",
  groups4: "모둠 4명",
  groups5: "모둠 5명",
  groups6: "모둠 6명",
  horseshoe: "ㄷ",
  horseshoePairs: "ㄷ 짝",
  circle: "원",
  exam: "시험",
  lab: "실험실",
} as const;
