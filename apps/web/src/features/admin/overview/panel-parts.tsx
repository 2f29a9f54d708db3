import { linksOf, panelMenu } from '@oficio/contracts/menus'
import { ChevronRight } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'

const parts = linksOf(panelMenu, 'admin')

/**
 * Links to the parts of the panel that do not fit in the bottom bar of a phone. Wider screens show all parts at the
 * top.
 */
export function PanelParts() {
  return (
    <Section title="Más del panel" className="md:hidden">
      <Card asChild padding="none" className="overflow-hidden">
        <ul className="divide-y">
          {parts.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-12 items-center justify-between gap-4 px-5 font-medium transition-colors hover:bg-muted focus-visible:-outline-offset-2"
              >
                {label}
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
