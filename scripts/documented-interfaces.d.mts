export function findUndocumented(files: readonly string[], read?: (file: string) => string): string[]
