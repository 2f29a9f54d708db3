import fc from 'fast-check'

/** Values that break programs that trust their input. */
const hostile: readonly unknown[] = [
  null,
  [],
  {},
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\ufeff',
  '💥'.repeat(200),
  'x'.repeat(5_000),
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00%ff',
  -1,
  0,
  1e21,
  -0.5,
  2 ** 53,
  '1e309',
  'NaN',
  true,
  ['a', ['b', ['c']]],
  { toString: null, valueOf: null },
  { length: 1e9 },
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]
export const hostileValue = fc.constantFrom(...hostile)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the given inputs with one fault: a field replaced, removed or added. */
export function mutationsOf(inputs: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .record({
      input: inputs,
      at: fc.nat(),
      value: hostileValue,
      way: fc.constantFrom('replace', 'drop', 'add'),
    })
    .map(({ input, at, value, way }) => {
      if (!isRecord(input)) return value
      const names = Object.keys(input)
      const name = names[at % Math.max(1, names.length)]
      if (way === 'add' || name === undefined)
        return { ...input, [at % 2 ? 'constructor' : 'isAdmin']: value }
      const { [name]: _gone, ...rest } = input
      return way === 'drop' ? rest : { ...rest, [name]: value }
    })
}

/** Raw bodies that are not one of our objects. */
export const brokenBody = fc.constantFrom(
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '',
  '{',
  '{"a":}',
  '\u0000',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  JSON.stringify({ text: 'x'.repeat(300_000) }),
)
