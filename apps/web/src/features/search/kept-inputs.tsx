import type { KeptFields } from './kept-fields'

/** Hidden inputs for the rest of a search, because words and filters are changed in forms of their own. */
export const KeptInputs = ({ values }: { values: KeptFields }) =>
  values.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
