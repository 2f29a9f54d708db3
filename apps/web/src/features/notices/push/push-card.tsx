'use client'

import type { PushOffer } from '@oficio/contracts/notices/push'
import { Card } from '@/components/ui/card'
import { Switch } from '@/components/ui/switch'
import { usePush } from './use-push'

const usual = 'Te avisamos aunque no tengas el sitio abierto. Dura hasta que cierres sesión acá.'

const hindrances = {
  blocked:
    'Este navegador tiene bloqueados los avisos de este sitio. Para recibirlos, permitilos en la configuración del sitio: está al lado de la dirección, arriba.',
  'to-install':
    'En un iPhone o iPad primero hay que instalar el sitio: tocá Compartir, elegí «Agregar a inicio» y abrilo desde ahí. Después activalos acá.',
  unable: 'Este navegador no puede recibir avisos. Probá con otro, o con una versión más nueva.',
} as const

/**
 * The switch for push notices in this browser, or the reason why it is disabled. The browser asks the user for
 * permission only after the click.
 */
export function PushCard({ offer }: { offer: PushOffer }) {
  const { state, isPending, change } = usePush(offer)
  const hindrance = state === null || state === 'on' || state === 'able' ? null : hindrances[state]
  return (
    <Card className="needs-script grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <label htmlFor="push" className="font-semibold">
        Avisos en este dispositivo
      </label>
      <Switch
        id="push"
        aria-describedby="push-hint"
        checked={state === 'on'}
        disabled={state === null || hindrance !== null || isPending}
        onCheckedChange={change}
      />
      <p id="push-hint" role="status" className="col-span-full text-sm text-muted-foreground">
        {hindrance ?? usual}
      </p>
    </Card>
  )
}
