'use client'

import { DescriptionList } from '@/components/ui/description-list'
import { Icon } from '@/components/ui/icon'
import type { aboutFacts } from './business-facts'

/** The part of the page with the description, the services and the rubros of the business. */
export function BusinessAbout({ description, tags, items }: ReturnType<typeof aboutFacts>) {
  const isSilent = !description && tags.length === 0 && items.length === 0
  return (
    <section aria-labelledby="sobre" className="space-y-5">
      <h2 id="sobre" className="text-2xl">
        Sobre el negocio
      </h2>
      {description && <p className="max-w-[68ch] break-words whitespace-pre-line">{description}</p>}
      {isSilent && <p className="text-muted-foreground">Todavía no contó más de lo que hace.</p>}
      {tags.length > 0 && (
        <ul aria-label="Servicios" className="flex flex-wrap gap-x-6 gap-y-2">
          {tags.map((name) => (
            <li key={name} className="inline-flex items-center gap-2">
              <Icon name="check" className="size-5 shrink-0 text-success" />
              {name}
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && <DescriptionList items={items} />}
    </section>
  )
}
