export function findProviderWords(files: readonly string[], read?: (file: string) => string): string[]
