export function findDialect(files: readonly string[], read: (file: string) => string): string[]
export function findDocumentDialect(files: readonly string[], read: (file: string) => string): string[]
