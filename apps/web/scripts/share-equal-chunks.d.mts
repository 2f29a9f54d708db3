export function shareEqualChunks(folder: string): number
