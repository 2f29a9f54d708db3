export function findDialect(
  files: readonly string[],
  read: (file: string) => string,
  unfinished?: readonly string[],
): string[]
export function findDocumentDialect(files: readonly string[], read: (file: string) => string): string[]
