import type { RubroChoice } from './rubro-facts'

/** A checkbox for each rubro. Native checkboxes need no scripts. */
export const RubroChoices = ({ choices }: { choices: readonly RubroChoice[] }) => (
  <fieldset className="min-w-0">
    <legend className="font-semibold">Rubros</legend>
    <div className="mt-1.5 max-h-80 overflow-y-auto rounded-control border bg-surface px-3 py-1">
      {choices.map(({ id, name, isChosen }) => (
        <label key={id} className="check-row">
          <input type="checkbox" name="rubroIds" value={id} defaultChecked={isChosen} />
          <span className="min-w-0">{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
