interface TagChoicesProps {
  tags: readonly { name: string; slug: string; count: string; isChosen: boolean }[]
}

/** Checkboxes for the tags of businesses, each with its number of results. */
export const TagChoices = ({ tags }: TagChoicesProps) => (
  <fieldset className="min-w-0">
    <legend className="font-semibold">Tiene</legend>
    {tags.map(({ name, slug, count, isChosen }) => (
      <label key={slug} className="check-row">
        <input type="checkbox" name="tags" value={slug} defaultChecked={isChosen} />
        <span className="min-w-0">
          {name} <span className="text-muted-foreground tabular-nums">({count})</span>
        </span>
      </label>
    ))}
  </fieldset>
)
