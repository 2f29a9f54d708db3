import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { facetCount } from './count-text'

interface TagChoicesProps {
  tags: readonly BusinessFacet[]
  /** Ids, or names in addresses. */
  chosen: readonly string[]
}

/** What a place offers, with how many would be left: the browser's own boxes. */
export function TagChoices({ tags, chosen }: TagChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Tiene</legend>
      {tags.map(({ id, name, slug, ...counted }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="tags"
            value={slug}
            defaultChecked={chosen.includes(slug) || chosen.includes(String(id))}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">
            {name} <span className="text-muted-foreground tabular-nums">({facetCount(counted)})</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
