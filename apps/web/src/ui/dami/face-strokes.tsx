/** What a face feels: 평소, 기쁨, 살핌, 놀람, 걱정, 잠금. The mascot and the pupils share it. */
export type FaceMood = "calm" | "joy" | "glance" | "surprise" | "worry" | "sleep";

/** Eyes and mouth on the 120 grid. */
export function FaceStrokes({ mood, ink }: { readonly mood: FaceMood; readonly ink: string }) {
  const line = { stroke: ink, strokeWidth: 3.6, fill: "none", strokeLinecap: "round" } as const;
  switch (mood) {
    case "calm":
      return (
        <>
          <Eyes left={46} y={59} ink={ink} />
          <path d="M52 71q8 8 16 0" {...line} />
        </>
      );
    case "joy":
      return (
        <>
          <path d="M40 60q6-8 12 0M68 60q6-8 12 0" {...line} strokeWidth={3.8} />
          <path d="M49 69h22q-2 12-11 12t-11-12z" fill={ink} />
        </>
      );
    case "glance":
      return (
        <>
          <Eyes left={50} y={59} ink={ink} />
          <path d="M58 72q7 5 13-1" {...line} />
        </>
      );
    case "surprise":
      return (
        <>
          <Eyes left={46} y={58} ink={ink} isWide />
          <ellipse cx="60" cy="75" rx="5.5" ry="6.5" fill={ink} />
        </>
      );
    case "worry":
      return (
        <>
          <Eyes left={46} y={61} ink={ink} />
          <path d="M40 51l9-3M80 51l-9-3" {...line} strokeWidth={3} />
          <path d="M53 76q7-6 14 0" {...line} />
        </>
      );
    case "sleep":
      return (
        <>
          <path d="M40 59q6 6 12 0M68 59q6 6 12 0" {...line} />
          <ellipse cx="60" cy="74" rx="4" ry="3.2" fill={ink} />
        </>
      );
  }
}

function Eyes(props: {
  readonly left: number;
  readonly y: number;
  readonly ink: string;
  readonly isWide?: boolean;
}) {
  const size = props.isWide ? { rx: 4.4, ry: 5.6 } : { rx: 4.2, ry: 5.2 };
  return (
    <>
      <ellipse cx={props.left} cy={props.y} {...size} fill={props.ink} />
      <ellipse cx={props.left + 28} cy={props.y} {...size} fill={props.ink} />
    </>
  );
}
