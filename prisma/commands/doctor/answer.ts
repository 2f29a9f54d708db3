/** Returns whether an answer is JSON with this field and value, at the top level or one level below. */
export async function hasField(answer: Response, field: string, value: string | number): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null)
  const has = (part: unknown): boolean =>
    typeof part === 'object' &&
    part !== null &&
    Object.entries(part).some(([name, is]) => name === field && is === value)
  return has(body) || (typeof body === 'object' && body !== null && Object.values(body).some(has))
}
