import { providerName } from '@oficio/contracts/text/provider-name'
import { foldLink } from '@/components/ui/link-classes'
/** The provider's raw answer, collapsed. It contains no personal data, because `storableAnswer` removes it. */
export function RawAnswer({ raw }: { raw: unknown }) {
  return (
    <details>
      <summary className={`text-sm ${foldLink}`}>Respuesta de {providerName}</summary>
      <pre className="mt-1 max-h-80 overflow-auto rounded-control bg-muted px-3 py-2 text-sm break-words whitespace-pre-wrap text-foreground">
        {JSON.stringify(raw, null, 2)}
      </pre>
    </details>
  )
}
