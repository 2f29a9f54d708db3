import { matchRank } from '../text/match-rank'
import type { LocalidadEntry } from './endpoints'
import { foldPlaceName } from './fold-place-name'

export interface SearchableLocalidad {
  localidad: LocalidadEntry
  name: string
  aliases: readonly string[]
  departamento: string
}

export interface FoundLocalidad {
  localidad: LocalidadEntry
  /** The other name by which it was found. */
  alias: string | null
}

/** Returns localities in the form in which they are searched, made once for a list. */
export const searchableLocalidades = (list: readonly LocalidadEntry[]): SearchableLocalidad[] =>
  list.map((localidad) => ({
    localidad,
    name: foldPlaceName(localidad.nombre),
    aliases: localidad.aliases.map(foldPlaceName),
    departamento: foldPlaceName(localidad.departamento),
  }))

/**
 * Returns up to `max` localities that answer what somebody typed, best first: the name or other name itself,
 * those that begin so, by name before another name, and last by the departamento that they lie in. Among equals, and where nothing was typed, the list's own order stays.
 */
export function findLocalidades(
  list: readonly SearchableLocalidad[],
  typed: string,
  max: number,
): FoundLocalidad[] {
  const search = foldPlaceName(typed)
  if (search === '') return list.slice(0, max).map(({ localidad }) => ({ localidad, alias: null }))
  return list
    .flatMap((candidate) => {
      const answer = answerOf(candidate, search)
      return answer ? [{ localidad: candidate.localidad, ...answer }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ localidad, alias }) => ({ localidad, alias }))
}

/** A name counts a little more than another name that answers as well, and both more than any departamento. */
function answerOf(
  { localidad, name, aliases, departamento }: SearchableLocalidad,
  search: string,
): { rank: number; alias: string | null } | null {
  if (name === search) return { rank: -2, alias: null }
  const exact = aliases.indexOf(search)
  if (exact !== -1) return { rank: -1, alias: localidad.aliases[exact] ?? null }
  const byName = matchRank(name, search)
  if (byName === 0) return { rank: 0, alias: null }
  const ranks = aliases.map((alias) => matchRank(alias, search) ?? Number.POSITIVE_INFINITY)
  const byAlias = Math.min(...ranks)
  if (Number.isFinite(byAlias) && (byName === null || byAlias < byName))
    return { rank: byAlias + 0.5, alias: localidad.aliases[ranks.indexOf(byAlias)] ?? null }
  if (byName !== null) return { rank: byName, alias: null }
  const byDepartamento = matchRank(departamento, search)
  return byDepartamento === null ? null : { rank: 3 + byDepartamento, alias: null }
}
