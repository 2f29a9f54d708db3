export function findServerImports(files: readonly string[], read?: (file: string) => string): string[]
export function findErrorTables(files: readonly string[], read?: (file: string) => string): string[]
