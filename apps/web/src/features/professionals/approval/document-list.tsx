import type { DocumentView } from '@oficio/contracts/professionals/documents'
import { FileText } from 'lucide-react'
import { factLink } from '@/components/ui/link-classes'

/** The documents that a professional uploaded, as downloads for admins. They are not shown to anyone else. */
export function DocumentList({ documents }: { documents: readonly DocumentView[] }) {
  if (documents.length === 0) return <p className="text-muted-foreground">No presentó documentos.</p>
  return (
    <ul className="divide-y">
      {documents.map(({ id, name, url, bytes }) => (
        <li key={id} className="flex items-center gap-3 py-1">
          <FileText aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <a href={url} download className={`min-w-0 break-all ${factLink}`}>
            {name}
          </a>
          <span className="ml-auto text-sm whitespace-nowrap text-muted-foreground">
            {Math.ceil(bytes / 1024)} KB
          </span>
        </li>
      ))}
    </ul>
  )
}
