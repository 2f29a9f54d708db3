import { Icon } from './icon'
import { Link } from './link'

export interface BreadcrumbProps {
  /** The items from the home page down. The last item is the page itself and has no address. */
  items: readonly { label: string; href?: string }[]
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Ubicación en el sitio" className="min-w-0">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted-foreground">
        {items.map(({ label, href }, position) => (
          // Keyed by the address, because the page itself may have the same name as an item above it.
          <li key={href ?? ''} className="flex min-w-0 items-center gap-1">
            {position > 0 && <Icon name="chevron-right" className="size-4 shrink-0" />}
            {href ? (
              <Link
                href={href}
                className="-mx-1.5 -my-3 rounded px-1.5 py-3 underline-offset-4 hover:text-primary hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 break-words text-foreground">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
