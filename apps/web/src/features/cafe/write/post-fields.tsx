import type { CafeBoard } from "@damim/domain/cafe/cafe-replies.ts";
import { BODY_MOST, TITLE_MOST } from "@damim/domain/cafe/check-post.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { NameScan } from "../../../kit/names/name-scan.tsx";
import type { NameScanning } from "../../../kit/names/use-name-scan.ts";
import type { PostFormFields } from "./use-post-draft.ts";

/** What the name scan looks through: the title is its first line. */
export function toScannedText({ title, body }: Pick<PostFormFields, "title" | "body">): string {
  return `${title}\n${body}`;
}

/** The fields of a post that is written or changed. */
export function PostFields(props: {
  readonly boards: readonly CafeBoard[];
  readonly fields: PostFormFields;
  readonly scan: NameScanning;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<PostFormFields>) => void;
}) {
  const { boards, fields, scan, isReadOnly, onChange } = props;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Select
          label="게시판"
          value={fields.board}
          options={boards.map(({ id, name }) => ({ value: id, label: name }))}
          isDisabled={isReadOnly}
          onValueChange={(board) => onChange({ board })}
        />
        <TextField
          label="제목"
          value={fields.title}
          most={TITLE_MOST}
          readOnly={isReadOnly}
          onValueChange={(title) => onChange({ title })}
        />
      </div>
      <TextArea
        label="내용"
        hint="**굵게**, - 목록, https 주소를 쓸 수 있어요"
        className="[&_textarea]:min-h-44"
        value={fields.body}
        most={BODY_MOST * 2}
        readOnly={isReadOnly}
        onValueChange={(body) => onChange({ body })}
      />
      <NameScan
        scan={scan}
        onCover={(covered) => {
          const [title = "", ...body] = covered.split("\n");
          onChange({ title, body: body.join("\n") });
        }}
      />
      <TextField
        label="꼬리표"
        hint="쉼표로 나눠 5개까지"
        value={fields.tags}
        most={100}
        readOnly={isReadOnly}
        onValueChange={(tags) => onChange({ tags })}
      />
    </>
  );
}
