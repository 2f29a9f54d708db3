import type { NoticeChoices } from '@oficio/contracts/accounts/notice-choices'
import type { NoticeChannel } from '@oficio/contracts/kernel/notice-groups'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { channelTexts, columnClass } from './channel-heads'

interface GroupRowProps {
  group: NoticeChoices['groups'][number]
  channels: readonly NoticeChannel[]
  isWanted: (channel: NoticeChannel) => boolean
  onChoose: (channel: NoticeChannel, isWanted: boolean) => void
  /** Below the row: what else there is to choose of this group. */
  children: ReactNode
}

/** One group of notices: what it is, and a box for each channel that may be chosen. */
export function GroupRow({ group, channels, isWanted, onChoose, children }: GroupRowProps) {
  const { group: name, label, hint, open, always } = group
  return (
    <li className="space-y-3 px-5 py-4 md:px-6">
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset takes no part in the row */}
      <div
        role="group"
        aria-labelledby={`${name}-label`}
        aria-describedby={`${name}-hint`}
        className="sm:flex sm:items-center"
      >
        <div className="min-w-0 flex-1 sm:pr-4">
          <p id={`${name}-label`} className="font-semibold">
            {label}
          </p>
          <p id={`${name}-hint`} className="text-sm text-muted-foreground">
            {hint}
          </p>
        </div>
        <div className="flex flex-wrap gap-x-6 pt-1 sm:gap-x-0 sm:pt-0">
          {channels.map((channel) => (
            <div key={channel} className={`${columnClass} sm:flex sm:items-center sm:justify-center`}>
              {open.includes(channel) && (
                <Checkbox
                  id={`${name}-${channel}`}
                  label={<span className="sm:sr-only">{channelTexts[channel]}</span>}
                  checked={isWanted(channel)}
                  onCheckedChange={(isOn) => onChoose(channel, isOn)}
                  className="sm:w-11 sm:[&>span]:ml-0"
                />
              )}
              {always.includes(channel) && <Always channel={channel} />}
            </div>
          ))}
        </div>
      </div>
      {children}
    </li>
  )
}

/** In place of a box that nobody may empty. */
function Always({ channel }: { channel: NoticeChannel }) {
  return (
    <p className="flex min-h-11 items-center gap-1.5 text-sm text-muted-foreground">
      <Lock aria-hidden className="size-4 shrink-0" />
      <span className="sm:sr-only">{channelTexts[channel]}: </span>
      <span>siempre</span>
    </p>
  )
}
