'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useState } from 'react'
import { FieldSet } from '@/components/ui/field-set'
import { foldLink } from '@/components/ui/link-classes'
import { RubroIcon } from '@/components/ui/rubro-icon'
import { rubroIcons } from '@/components/ui/rubro-icons'

interface IconFieldProps {
  icon: string
  /** Whether another admin changed the icon since the form was opened. */
  isOthers: boolean
  withIcons: readonly { name: string; icon: string }[]
}

/** A choice among all available icons. Each icon is labelled with the name of the rubro that uses it. */
export function IconField({ icon: storedIcon, isOthers, withIcons }: IconFieldProps) {
  // Until an icon is chosen here, the field follows the stored icon, which another admin may change.
  const [chosenIcon, setChosenIcon] = useState<string | null>(null)
  const icon = chosenIcon ?? storedIcon
  const labelOf = (name: string) => withIcons.find((rubro) => rubro.icon === name)?.name ?? name
  return (
    <FieldSet
      id="icon"
      legend={fieldLabels.icon}
      hint={isOthers && `Alguien del equipo puso mientras tanto el de «${labelOf(storedIcon)}».`}
    >
      <details>
        <summary className={`inline-flex items-center gap-2 ${foldLink}`}>
          <RubroIcon name={icon} className="size-6" />
          Elegir otro
        </summary>
        <div className="mt-2 grid max-h-64 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-y-auto rounded-control border p-2">
          {Object.keys(rubroIcons).map((name) => (
            <label
              key={name}
              title={labelOf(name)}
              className="relative grid size-11 cursor-pointer place-items-center rounded-control text-muted-foreground hover:bg-muted has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name="icon"
                value={name}
                checked={name === icon}
                onChange={() => setChosenIcon(name)}
                className="sr-only"
              />
              <RubroIcon name={name} className="size-6" />
              <span className="sr-only">{labelOf(name)}</span>
            </label>
          ))}
        </div>
      </details>
    </FieldSet>
  )
}
