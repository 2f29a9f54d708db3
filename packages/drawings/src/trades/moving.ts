import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { carton, pottedPlant } from '../hand/props'

const wheel = (x: number, y: number, r: number) =>
  [paper(circle(x, y, r)), petrol(circle(x, y, r * 0.4))].join('')

const floorLamp = (x: number, y: number) =>
  at(x, y, [line('M0 0V-86M-14 0h28'), paper('M-10-112h20l12 28h-44Z')])

export const moving: Drawing = {
  scene: [
    ground(),
    paper(box(96, 56, 152, 134, 4)),
    shade(box(96, 154, 152, 14)),
    line('M112 56v98M128 56v98M216 56v98M232 56v98'),
    paper('M248 190V92h42a10 10 0 0 1 9 6l20 42 12 5a8 8 0 0 1 5 8v37Z'),
    shade('M260 104h26l18 36h-44Z'),
    line('M262 152h12M248 176h88'),
    paper(box(322, 158, 14, 12, 3)),
    paper(box(88, 184, 252, 10, 3)),
    wheel(138, 196, 18),
    wheel(290, 196, 18),
    sun(box(146, 82, 52, 44, 3)),
    line('M164 82v14h16v-14M154 118h14'),
    carton(46, 214, 52, 42),
    carton(52, 172, 40, 34, shade),
    pottedPlant(-4, 214),
    floorLamp(-44, 214),
  ],
  mark: [
    sun(box(3, 12, 26, 24, 2.5)),
    paper('M29 18h7a3 3 0 0 1 2.500 1.400L43.600 27a5 5 0 0 1 .9 3v6H29Z'),
    shade('M32 21.500h4l3.600 6H32Z'),
    line('M10 12v8h7v-8'),
    paper(circle(12, 37, 4.8)),
    paper(circle(36, 37, 4.8)),
  ],
}
