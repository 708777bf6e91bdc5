import { Failure } from './failure.js'
import { Button } from './primitives/button.js'
import { Icon } from './primitives/icon.js'
import { Image } from './primitives/image.js'
import { Link } from './primitives/link.js'
import { List, Row } from './primitives/list.js'
import { Scene } from './scene.js'
import { Title } from './title.js'
import { Waiting } from './waiting.js'

/** What views are built of. They are handed over, not imported, so that a bundler keeps them in the modal's one chunk. */
export const parts = { Button, Failure, Icon, Image, Link, List, Row, Scene, Title, Waiting } as const
