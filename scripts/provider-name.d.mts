export function findProviderName(files: readonly string[], read?: (file: string) => string): string[]
