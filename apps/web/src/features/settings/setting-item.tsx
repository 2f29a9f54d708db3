import type { SettingForAdmin } from '@oficio/contracts/settings/endpoints'
import { isAnnounced, settingDefinitions } from '@oficio/contracts/settings/settings'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Card } from '@/components/ui/card'
import { foldLink } from '@/components/ui/link-classes'
import { ChangeDialog, RunningSubscriptions } from './change-dialog'
import { valueText } from './setting-texts'
import { WithdrawButton } from './withdraw-button'

interface SettingItemProps {
  setting: SettingForAdmin
  earliest: string
}

/** One price or limit: its current value, its scheduled values and its past values. */
export function SettingItem({ setting, earliest }: SettingItemProps) {
  const { key, value, validFrom, future, past, decisions } = setting
  const { label, hint, unit } = settingDefinitions[key]
  return (
    <Card asChild>
      <article className="space-y-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-64 space-y-1">
            <h2 className="text-xl">{label}</h2>
            <p className="text-muted-foreground">{hint}</p>
          </div>
          <div className="flex w-full items-center justify-between gap-x-5 sm:w-auto">
            <div className="sm:text-right">
              <p className="font-display text-xl font-semibold tabular-nums sm:text-2xl">
                {valueText(value, unit)}
              </p>
              <p className="text-sm text-muted-foreground">
                {validFrom ? `desde el ${formatMoment(validFrom)}` : 'desde el principio'}
              </p>
            </div>
            <ChangeDialog settingKey={key} value={value} decisions={decisions} earliest={earliest} />
          </div>
        </div>
        {future.length > 0 && <FutureValues setting={setting} />}
        {isAnnounced(key) && future.length > 0 && <RunningSubscriptions />}
        {past.length > 0 && (
          <details>
            <summary className={foldLink}>Valores anteriores ({past.length})</summary>
            <ul className="divide-y">
              {past.map((value) => (
                <li key={value.validFrom} className="py-2 text-sm text-muted-foreground">
                  <span className="font-semibold text-foreground tabular-nums">
                    {valueText(value.value, unit)}
                  </span>
                  , desde el {formatMoment(value.validFrom)}
                  {value.setBy && `. Lo puso ${value.setBy}`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </article>
    </Card>
  )
}

function FutureValues({ setting: { key, future } }: { setting: SettingForAdmin }) {
  const { label, unit } = settingDefinitions[key]
  return (
    <ul className="divide-y rounded-control bg-sol-soft text-sol-soft-foreground">
      {future.map((value) => (
        <li
          key={value.validFrom}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 pr-2 pl-4"
        >
          <span className="min-w-0">
            <span className="font-semibold tabular-nums">{valueText(value.value, unit)}</span> desde el{' '}
            {formatMoment(value.validFrom)}
            {value.setBy && <span className="block text-sm">Lo programó {value.setBy}</span>}
          </span>
          <WithdrawButton
            settingKey={key}
            validFrom={value.validFrom}
            label={`${label}, ${valueText(value.value, unit)}`}
          />
        </li>
      ))}
    </ul>
  )
}
