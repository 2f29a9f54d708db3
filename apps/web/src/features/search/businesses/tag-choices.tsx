import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { findTerm } from '@oficio/contracts/search/english-names'
import { facetCount } from './count-text'

interface TagChoicesProps {
  tags: readonly BusinessFacet[]
  /** The tags in the address: ids, slugs or English names. */
  chosenTerms: readonly string[]
}

/** Checkboxes for the tags of businesses, each with its number of results. */
export function TagChoices({ tags, chosenTerms }: TagChoicesProps) {
  const chosenIds = chosenTerms.map((name) => findTerm(tags, name)?.id)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Tiene</legend>
      {tags.map(({ id, name, slug, ...counts }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="tags"
            value={slug}
            defaultChecked={chosenIds.includes(id)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">
            {name} <span className="text-muted-foreground tabular-nums">({facetCount(counts)})</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
