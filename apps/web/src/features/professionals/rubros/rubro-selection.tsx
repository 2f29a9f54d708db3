'use client'

import type { RubroSelection as StoredSelection } from '@oficio/contracts/professionals/rubros'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Combobox } from '@/components/ui/combobox'
import { FieldError } from '@/components/ui/field-message'
import { Label } from '@/components/ui/label'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { useRubroOptions } from '@/features/rubros/use-rubro-options'
import { noRubroText, searchExamples, unchosenRubroText } from '../../rubros/rubros-text'
import { ChosenRubro } from './chosen-rubro'
import { PriceSummary } from './price-summary'
import { SaveDialog } from './save-dialog'
import { changesOf, listedIds, markOf, uncoveredAmong } from './selection'
import { coverageChange, coveredFromText } from './selection-texts'

interface RubroSelectionProps {
  selection: StoredSelection
  /** Whether the reader cannot change the rubros, because they belong to another account. */
  isReadOnly: boolean
}

/** The page 'Gestionar Rubros': the professional's rubros, a search to add others, and the new price before saving. */
export function RubroSelection({ selection: storedSelection, isReadOnly }: RubroSelectionProps) {
  const { rubros, chosenIds: savedIds, coverage, ...price } = storedSelection
  const onlyOneId = useId()
  const [chosenIds, setChosenIds] = useState<readonly number[]>(savedIds)
  const selection = { savedIds, chosenIds }
  const byId = new Map(rubros.map((rubro) => [rubro.id, rubro]))
  const { added, removed } = changesOf(selection)
  const isChanged = added.length + removed.length > 0
  const namesOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id)?.name ?? [])
  const add = (id: number) => setChosenIds((ids) => [...ids, id])
  const remove = (id: number) => setChosenIds((ids) => ids.filter((other) => other !== id))
  const isOnlyOne = chosenIds.length === 1
  const uncovered = uncoveredAmong(coverage, chosenIds)

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="min-w-0 space-y-6">
        <section aria-label="Tus rubros" className="space-y-2">
          <Card asChild padding="none">
            <ul className="divide-y">
              {listedIds(selection).map((id) => {
                const rubro = byId.get(id)
                if (!rubro) return null
                return (
                  <li key={id}>
                    <ChosenRubro
                      rubro={rubro}
                      mark={markOf(selection, id)}
                      coveredFrom={coverage && uncovered.includes(id) ? coveredFromText(coverage) : null}
                      isReadOnly={isReadOnly}
                      isOnlyOne={isOnlyOne}
                      describedBy={onlyOneId}
                      onRemove={() => remove(id)}
                      onRestore={() => add(id)}
                    />
                  </li>
                )
              })}
            </ul>
          </Card>
          {isOnlyOne && !isReadOnly && (
            <p id={onlyOneId} className="text-sm text-muted-foreground">
              Tenés que tener al menos un rubro: agregá otro antes de quitar este.
            </p>
          )}
        </section>
        {!isReadOnly && (
          <AddRubro
            hasChosen={chosenIds.length > 0}
            rubros={rubros.filter(({ id }) => !chosenIds.includes(id))}
            onAdd={add}
          />
        )}
      </div>
      <div className="space-y-4 lg:sticky lg:top-24">
        <PriceSummary price={price} before={savedIds.length} after={chosenIds.length} />
        {!isReadOnly && (
          <SaveDialog
            price={price}
            before={savedIds.length}
            chosenIds={chosenIds}
            added={namesOf(added)}
            removed={namesOf(removed)}
            coverageText={coverage && coverageChange(coverage, { added, uncovered, namesOf })}
          />
        )}
        <UnsavedNote isUnsaved={isChanged} />
        {isChanged && (
          <Button variant="ghost" block onClick={() => setChosenIds(savedIds)}>
            Descartar los cambios
          </Button>
        )}
      </div>
    </div>
  )
}

interface AddRubroProps {
  /** The rubros that are not chosen yet. */
  rubros: readonly RubroView[]
  hasChosen: boolean
  onAdd: (rubroId: number) => void
}

/** A search for a rubro by its name or its synonyms. Choosing a result adds the rubro. */
function AddRubro({ rubros, hasChosen, onAdd }: AddRubroProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [unchosen, setUnchosen] = useState('')
  const { options, isLoading } = useRubroOptions(rubros, search)
  return (
    <div className="needs-script space-y-1.5">
      <Label htmlFor={id}>Agregar un rubro</Label>
      <Combobox
        id={id}
        aria-invalid={unchosen ? true : undefined}
        aria-describedby={unchosen ? `${id}-error` : undefined}
        options={options}
        isLoading={isLoading}
        value=""
        onValueChange={(rubroId) => onAdd(Number(rubroId))}
        search={search}
        onSearchChange={setSearch}
        onUnchosen={setUnchosen}
        placeholder={searchExamples.professional}
        emptyText={noRubroText(hasChosen)}
      />
      {unchosen && <FieldError id={`${id}-error`}>{unchosenRubroText}</FieldError>}
    </div>
  )
}
