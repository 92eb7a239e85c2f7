// The styles of blocks: a sheet that only articles with blocks load.
import './blocks/beforeAfter.css'
import './blocks/block.css'
import './blocks/care.css'
import './blocks/dimensions.css'
import './blocks/palette.css'
import './blocks/paidLinks.css'
import './blocks/project.css'
import './blocks/shoppingList.css'
