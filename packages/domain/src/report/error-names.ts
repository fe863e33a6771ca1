const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `
  Error AggregateError EvalError RangeError ReferenceError SuppressedError SyntaxError TypeError URIError
  AbortError ConstraintError DataCloneError DataError DatabaseError EncodingError HierarchyRequestError InUseAttributeError
  IndexSizeError InvalidAccessError InvalidCharacterError InvalidModificationError InvalidNodeTypeError
  InvalidStateError NamespaceError NetworkError NoModificationAllowedError NotAllowedError NotFoundError
  NotReadableError NotSupportedError OperationError QuotaExceededError ReadOnlyError SecurityError
  TimeoutError TransactionInactiveError UnknownError VersionError WrongDocumentError
  FileStorageFailure HttpFailure NotArrived SyncFailure SqliteError ValiError
  `
    .trim()
    .split(/\s+/),
);

/** The name of an error if it is one that programs have; anybody may write anything there. */
export function toErrorName(name: string): string {
  return KNOWN_NAMES.has(name) ? name : "Error";
}
