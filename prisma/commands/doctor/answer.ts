/** Whether the answer is JSON in which the field, on top or of its error, has that value. */
export async function holds(answer: Response, field: string, value: string | number): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null)
  const has = (part: unknown): boolean =>
    typeof part === 'object' &&
    part !== null &&
    Object.entries(part).some(([name, is]) => name === field && is === value)
  return has(body) || (typeof body === 'object' && body !== null && Object.values(body).some(has))
}
