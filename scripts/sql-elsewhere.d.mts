export function findSqlElsewhere(files: readonly string[], read?: (file: string) => string): string[]
