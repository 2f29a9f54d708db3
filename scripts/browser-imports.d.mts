export function findServerImports(files: readonly string[], read?: (file: string) => string): string[]
