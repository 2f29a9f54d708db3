import fc from 'fast-check'

/** Optional fields of which the contracts accept only some combinations, each with a valid value for all its fields. */
const combinedFields = [
  { names: ['latitude', 'longitude'], combinations: [{}, { latitude: '-32.95', longitude: '-60.64' }] },
  { names: ['radius', 'radiusKm'], combinations: [{}, { radius: '5000' }, { radiusKm: '25' }] },
]

/** Returns the inputs with valid combinations of fields, except for a few inputs that stay as they are. */
export function withCombinations(
  inputs: fc.Arbitrary<object>,
  optionalNames: readonly string[],
): fc.Arbitrary<object> {
  return combinedFields
    .filter(({ names }) => names.every((name) => optionalNames.includes(name)))
    .reduce((combined, { names, combinations }) => {
      const combination = fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...combinations) },
        { weight: 1, arbitrary: fc.constant(null) },
      )
      return fc.tuple(combined, combination).map(([input, values]) => {
        if (!values) return input
        const otherEntries = Object.entries(input).filter(([name]) => !names.includes(name))
        return { ...Object.fromEntries(otherEntries), ...values }
      })
    }, inputs)
}
