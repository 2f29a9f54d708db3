import { providerName } from '@oficio/contracts/text/provider-name'
import { Spinner } from './spinner'

/** Shown while the browser loads the payment page. */
export function LeavingBox({ url }: { url: string }) {
  return (
    <div role="status" className="flex gap-3 rounded-card bg-primary-soft p-4 text-primary-soft-foreground">
      <Spinner className="mt-0.5 shrink-0" />
      <div className="space-y-1">
        <p className="font-semibold">Te llevamos a {providerName}...</p>
        <p>
          Si no se abre,{' '}
          <a href={url} className="font-semibold underline underline-offset-4">
            seguí por acá
          </a>
          .
        </p>
      </div>
    </div>
  )
}
