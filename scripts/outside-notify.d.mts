export function findOutsideNotify(files: readonly string[], read?: (file: string) => string): string[]
