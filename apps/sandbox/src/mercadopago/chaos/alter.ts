import type { EffectOf } from './effects'

/**
 * Returns an answer's body with fields set or removed, as when an API changes. A field is named by its path,
 * `results.0.id`; `*` means every element of a list.
 */
export function alter(body: string, { set = {}, remove = [] }: Omit<EffectOf<'altered'>, 'kind'>): string {
  const answer: unknown = JSON.parse(body)
  for (const [path, value] of Object.entries(set)) change(answer, path.split('.'), value)
  for (const path of remove) change(answer, path.split('.'), undefined)
  return JSON.stringify(answer)
}

function change(part: unknown, [name, ...rest]: string[], value: unknown): void {
  if (name === undefined || typeof part !== 'object' || part === null) return
  if (name === '*') {
    for (const element of Object.values(part)) change(element, rest, value)
  } else if (rest.length > 0) change(Reflect.get(part, name), rest, value)
  else if (value === undefined) Reflect.deleteProperty(part, name)
  else Reflect.set(part, name, value)
}
