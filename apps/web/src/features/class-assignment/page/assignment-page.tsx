import type { AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { AssignWindow } from "./assign-window.tsx";
import { SavedList } from "../saved/saved-list.tsx";
import { SavedWindow } from "./saved-window.tsx";
import { useLocalAssignment } from "../use-local-assignment.ts";

/** 반편성, a window of its own: files in, rules, a split with its proof, moves by hand, paper and file. Never on a board. */
export function Component() {
  return <Window />;
}

/** The saved job that was open last on this device, or the one that lies here alone. */
function Window() {
  const local = useLocalAssignment();
  const [openId, setOpenId, , closeSaved] = useDraft("class-assignment-open", "");
  const open = (id: AssignId | undefined): void => {
    if (id === undefined) closeSaved();
    else setOpenId(id);
  };
  if (openId !== "") return <SavedWindow key={openId} id={openId} onOpen={open} />;
  return (
    <AssignWindow
      assignment={local}
      savedList={<SavedList openId={undefined} onOpen={open} />}
      onSaved={(id) => {
        open(id);
        local.clear();
        showToast.success("저장했어요. 내 다른 기기에서도 열 수 있어요.");
      }}
    />
  );
}
