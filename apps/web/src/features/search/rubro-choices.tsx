import type { RubroView } from '@oficio/contracts/rubros/endpoints'

interface RubroChoicesProps {
  rubros: readonly RubroView[]
  chosenIds: readonly string[]
}

/** A checkbox for each rubro, chosen rubros first. Native checkboxes need no scripts. */
export function RubroChoices({ rubros, chosenIds }: RubroChoicesProps) {
  const isChosen = ({ id }: RubroView) => chosenIds.includes(String(id))
  const chosenFirst = [...rubros.filter(isChosen), ...rubros.filter((rubro) => !isChosen(rubro))]
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Rubros</legend>
      <div className="mt-1.5 max-h-80 overflow-y-auto rounded-control border bg-surface px-3 py-1">
        {chosenFirst.map((rubro) => (
          <label key={rubro.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="rubroIds"
              value={rubro.id}
              defaultChecked={isChosen(rubro)}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0">{rubro.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
