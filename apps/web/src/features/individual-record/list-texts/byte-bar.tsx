/** How full a text is; over its limit in red. The figure beside it says the same. */
export function ByteBar(props: {
  readonly bytes: number;
  readonly limit: number;
  readonly className?: string;
}) {
  const { bytes, limit, className = "" } = props;
  return (
    <span aria-hidden className={`block overflow-hidden rounded-pill bg-sunken ${className}`}>
      <span
        className={`block h-full rounded-pill ${bytes > limit ? "bg-danger" : "bg-brand"}`}
        style={{ width: `${Math.min(100, (bytes / limit) * 100)}%` }}
      />
    </span>
  );
}
