import { EyeOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { leaveFullscreen } from "../../platform/fullscreen.ts";
import { BoardButton } from "./board-button.tsx";

/** So long the second press is waited for. */
const SECOND_PRESS_MS = 5_000;

/** 「선생님 화면」: the only way from a board to what the class may not see. One press alone leads nowhere. */
export function TeacherScreen({ to }: { readonly to: string }) {
  const [isPressed, setPressed] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isPressed) return;
    const timer = setTimeout(() => setPressed(false), SECOND_PRESS_MS);
    return () => clearTimeout(timer);
  }, [isPressed]);
  return (
    <BoardButton
      icon={<EyeOff aria-hidden />}
      onClick={() => {
        if (!isPressed) return setPressed(true);
        leaveFullscreen();
        void navigate(to);
      }}
    >
      {isPressed ? "칠판을 껐으면 한 번 더" : "선생님 화면"}
    </BoardButton>
  );
}
