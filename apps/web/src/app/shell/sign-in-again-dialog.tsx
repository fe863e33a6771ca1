// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by signed-out-banner.tsx.
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { fetchTeacher } from "../../data/server/session.ts";
import { accountRequests } from "../../features/account/account-requests.ts";
import { SignInForm } from "../../features/account/sign-in-form.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

export interface SignInAgainDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Signs the same teacher in again above the open page, so that nothing on it is lost. */
export function SignInAgainDialog({ isOpen, onClose }: SignInAgainDialogProps) {
  const data = useTeacherData();
  const { rounds } = data;
  // In a club's version too it is the teacher who signs in.
  const { teacher } = data.club?.present ?? data;
  const goOn = async (): Promise<void> => {
    const now = await fetchTeacher().catch(() => undefined);
    if (now && now.uid !== teacher.uid) {
      showToast.error("다른 계정이에요. 이 화면의 선생님 계정으로 로그인해 주세요.");
      return;
    }
    if (teacher.deviceUse) await accountRequests.saveDeviceUse(teacher.deviceUse);
    rounds.retryNow();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="다시 로그인" width="mark">
      <SignInForm
        email={teacher.email}
        onEmailChange={() => undefined}
        isEmailFixed
        signIn={(email, password) => accountRequests.signIn(email, password)}
        onSignedIn={goOn}
      />
    </Dialog>
  );
}
