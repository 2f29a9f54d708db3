export const shortest: number
export function codeOf(file: string): string
export function shareEqualChunks(folder: string): number
