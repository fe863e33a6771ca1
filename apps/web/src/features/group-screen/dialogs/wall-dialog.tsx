// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by group-screen-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import {
  parseWallTitle,
  wallMessages,
  type WallRefusal,
} from "@damim/domain/group-screen/group-screen-draft.ts";
import type { KeptWall } from "@damim/domain/group-screen/wall.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { WallCommands } from "../wall-commands.ts";

/** The name of a wall, and the way to throw it away. */
export function WallDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly wall: KeptWall;
  readonly commands: WallCommands;
  readonly onRemoved: () => void;
}) {
  const { isOpen, onClose, wall, commands, onRemoved } = props;
  const form = useRecordForm<{ readonly title: string }, string, WallRefusal>({
    key: `wall:${wall.id}`,
    stored: { title: wall.title },
    parse: ({ title }) => parseWallTitle(title),
    toErrors: (refusal) => ({ title: toSentence(wallMessages, refusal) }),
    onSave(title) {
      onClose();
      commands.renameWall(title);
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="화면 이름"
      form={form}
      onRemove={() => {
        onClose();
        commands.removeWall();
        onRemoved();
      }}
    >
      <TextField
        fieldSize="normal"
        label="이름"
        value={form.fields.title}
        onValueChange={(title) => form.change({ title })}
        error={form.errors.title}
      />
    </RecordDialog>
  );
}
