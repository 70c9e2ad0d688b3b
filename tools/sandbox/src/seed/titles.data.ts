/** Two word lists; every pair forms a title. Includes a word for each picture of the theme. */
export interface TitleWords {
  first: string;
  last: string;
}

export const SLOT_TITLES = {
  asia: {
    first: 'Jade|Crimson|Golden|Silk|Moonlit|Plum|Cloud|Amber|River|Vermilion|Ivory|Eastern',
    last: 'Dragon|Koi|Lantern|Pagoda|Dynasty|Lotus|Drum|Gong|Court|Gates|Parade|Fan',
  },
  egypt: {
    first: 'Amber|Desert|Golden|Sapphire|Eternal|Hidden|Sacred|Lost|Rising|Sunken|Onyx|First',
    last: 'Scarab|Pharaoh|Ankh|Nile|Pyramid|Obelisk|Cobra|Sun Temple|Eye|Relics|Dunes|Tomb Road',
  },
  aztec: {
    first: 'Jade|Golden|Jungle|Feathered|Emerald|Hidden|Thunder|Obsidian|Sacred|Copper|Mist|Elder',
    last: 'Temple|Idol|Sunstone|Serpent|Quetzal|Cenote|Steps|Mask|Phoenix|Empire|Feather|Ruins',
  },
  greek: {
    first: 'Marble|Golden|Silver|Azure|Laurel|Bright|Ivory|Aegean|Northern|Eternal|Noble|High',
    last: 'Olympus|Pegasus|Lyre|Spartan|Titan|Throne of Clouds|Muse|Oracle Nine|Storm|Temple|Chalice|Thunder',
  },
  fruit: {
    first: 'Juicy|Hot|Sunny|Crisp|Ruby|Neon|Fresh|Velvet|Sweet|Wild|Double|Classic',
    last: 'Cherry|Berry|Lemon|Melon|Fruit Parade|Seven Line|Bell|Fruit Stand|Orchard|Berry Spin|Lemon Lane|Seven Bells',
  },
  gems: {
    first: 'Violet|Ruby|Emerald|Sapphire|Deep|Royal|Northern|Glass|Radiant|Amethyst|Twin|Hidden',
    last: 'Gem Cascade|Crystal|Prism|Diamond|Opal|Jewel Pit|Shard|Crown|Gem Forge|Crystal Deep|Jewel Box|Mine',
  },
  wild: {
    first: 'Amber|Silver|Howling|Savanna|Night|Snow|Thunder|Golden|Painted|Lone|Copper|Highland',
    last: 'Wolf|Fox|Tiger|Lion|Buffalo|Owl|Panda|Elephant|Bison|Stampede|Raven|Stallion',
  },
  space: {
    first: 'Silent|Neon|Violet|Ninth|Crimson|Lunar|Deep|Solar|Drifting|Glass|Outer|Midnight',
    last: 'Orbit|Comet|Nebula|Rocket|Saturn|Mars Motel|Void|Salvage|Planet|Robot|Saturn Ring|Orbit Garden',
  },
  candy: {
    first: 'Sugar|Sweet|Frosted|Rainbow|Strawberry|Minty|Caramel|Honey|Peach|Lemon|Vanilla|Fizzy',
    last: 'Parade|Jelly|Donut|Gumdrop|Toffee|Sorbet|Cupcake|Lolli|Candy Town|Jelly Hills|Donut Drift|Candy Lane',
  },
  mystic: {
    first:
      'Moonlit|Velvet|Hidden|Whispering|Silver|Violet|Ancient|Crimson|Midnight|Emerald|Gilded|Seventh',
    last: 'Tarot|Witch|Potion|Oracle|Cauldron|Wizard|Genie|Omens|Ledger|Moon|Orb|Alchemist',
  },
  pirate: {
    first: 'Crimson|Silver|Stormy|Golden|Coral|Black|Restless|Lost|Windward|Sunken|Seven|Salt',
    last: 'Corsair|Captain|Compass|Treasure|Anchor|Tide|Ship|Skull|Kraken|Doubloons|Chest|Harbour',
  },
  western: {
    first: 'Dusty|Copper|Lone|Golden|Red|Silver|Wild|Distant|Prairie|Amber|Iron|Sunset',
    last: 'Trail|Sheriff|Saloon|Canyon|Mesa|Cactus|Buffalo|Noon|Gulch|Cowboy|Horseshoe|Stallion',
  },
  steam: {
    first: 'Brass|Copper|Gilded|Steam|Iron|Velvet|Midnight|Grand|Silver|Clockwork|Amber|Northern',
    last: 'Clock|Gear|Airship|Horizon|Baron|Aether|Cog|Robot|Works|Compass|Gear Gala|Clock Tower',
  },
  luck: {
    first: 'Emerald|Golden|Rainbow|Silver|Morning|Merry|Meadow|Misty|Honey|Bright|Woodland|Little',
    last: 'Clover|Horseshoe|Charm|Rainbow|Rabbit|Plenty|Wheel|Wish|Frog|Bunny|Clover Lane|Charm Garden',
  },
  festive: {
    first:
      'Frosty|Winter|Merry|Snowy|Golden|Midnight|Spooky|Silver|Candlelit|Little|Crimson|Starry',
    last: 'Jingle|Gift|Pumpkin|Market|Snow Globe|Bell|Gift Express|Globe|Pumpkin Patch|Supper|Winter Fair|Jingle Night',
  },
  party: {
    first: 'Midnight|Velvet|Neon|Golden|Crimson|Silver|Electric|Royal|Summer|Rooftop|Paper|Violet',
    last: 'Carnival|Masquerade|Joker|Vinyl|Encore|Disco|Jester|Carnival Wheel|Big Top|Encore Night|Disco Hall|Joker Jam',
  },
  magicland: {
    first:
      'Honey|Fairy|Rosewood|Skyward|Enchanted|Peacock|Silver|Morning|Whispering|Sunlit|Crystal|Little',
    last: 'Meadow|Grove|Castle|Butterfly|Balloon|Garden Gate|Rose|Tree|Bee Hollow|Castle Hill|Rose Garden|Balloon Fair',
  },
  samurai: {
    first: 'Silent|Ninefold|Crimson|Moonlit|Snow|Wandering|Iron|Autumn|Jade|Hidden|White|Evening',
    last: 'Ronin|Shogun|Samurai|Torii|Kitsune|Dojo|Blade|Koi|Fan|Fox Mask|Dojo Path|Ronin Moon',
  },
  viking: {
    first: 'Frost|Iron|Northern|Raven|Storm|Golden|Silver|Winter|Ember|Stone|Thunder|White',
    last: 'Fjord|Rune|Jarl|Longship|Saga|Raiders|Viking|Raven|Wolf|Bolt|Longship Bay|Rune Stone',
  },
  royal: {
    first: 'Velvet|Imperial|Regal|Golden|Ivory|Sapphire|Silver|Crimson|Hidden|Evening|Opal|Second',
    last: 'Crown|Throne Room|Egg|Sultan|Royal Vault|King|Chalice|Castle|Palace East|Crown Hall|Regal Nights|Jewel',
  },
  volcano: {
    first: 'Ember|Magma|Ashen|Scarlet|Obsidian|Burning|Golden|Molten|Crimson|Smoke|Deep|Elder',
    last: 'Drake|Wyrm|Phoenix|Volcano|Inferno|Lava Links|Pyre|Ash Empire|Dragon|Phoenix Nest|Volcano Isle|Magma Gate',
  },
  sugarskull: {
    first:
      'Marigold|Candlelit|Velvet|Midnight|Crimson|Golden|Paper|Painted|Violet|Sweet|Old Town|Rosy',
    last: 'Calavera|Skull|Fiesta|Song|Rose|Serenade Skull|Fiesta Night|Skull Parade|Song of Roses|Fiesta Square|Marigold Road|Guitar Song',
  },
  racer: {
    first:
      'Neon|Turbo|Midnight|Nitro|Crimson|Silver|Harbour|Coastal|Electric|Chrome|Desert|Skyline',
    last: 'Drift|Lap|Pole Position|Turbo|Nitro Nine|Derby Lane|Lap Nine|Drift King|Circuit|Night Lap|Turbo Mile|Pole Day',
  },
  prosperity: {
    first: 'Golden|Emerald|Jade|Happy|Ruby|Silver|Eighty Eight|Spring|Orchid|Amber|Festive|Harvest',
    last: 'Toad|Ingot|Wealth Parade|Elephant|Money Cat|Prosper Lane|Frog Pond|Ingot Express|Money Tree|Coin Garden|Elephant March|Paw',
  },
} as const satisfies Record<string, TitleWords>;

export type SlotTheme = keyof typeof SLOT_TITLES;

export const OTHER_TITLES = {
  LIVE: {
    first:
      'Royal|Velvet|Speed|Golden|Diamond|Night|Crystal|Emerald|Ivory|Grand|Sapphire|Riverside|Monarch|Opal|Studio|Harbour',
    last: 'Roulette|Baccarat|Sic Bo|Dragon Tiger|Xoc Dia|Blackjack Lounge|Wheel|Auto Roulette|Salon|Poker Table|Baccarat Table|Roulette Hall',
  },
  FISH: {
    first: 'Coral|Golden|Deep|Pearl|Lagoon|Tidal|Emerald|Arctic|Sunset|Moonlit|Storm|Jade',
    last: 'Reef Hunter|Arowana|Cannon|Shark|Angler|Octo Bay|Marlin|Turtle|Fishing|Kraken|Coral Kings|Pearl Divers',
  },
  PVP: {
    first:
      'Texas|Royal Poker|Bull Bull|Thirteen|Rummy|Pok Deng|Mahjong|Domino|Teen Patti|Big Two|Blackjack|Three Card Poker',
    last: 'Star|Clash|Pier|Table|East|Duel|Club|Room|House|Circle|Arena|Society|Garden',
  },
  SPORTS: {
    first: 'Super|Premier|Harbour|United|Metro|Champion|Virtual|Northern|Weekend',
    last: 'Sports|Goal|Hoops|Match Point|Soccer|World Cup|Ring|Full Time|Grand Slam|Tennis',
  },
  ESPORTS: {
    first: 'Arena|Pixel|Nexus|Pro|Mech|Neon|Zero|Cyber|Titan|Omega',
    last: 'Circuit|League|Crosshair|Rift Wars|Frag Nation|Guild Rally|Pixel Clash|Masters League|Rift',
  },
  LOTT: {
    first: 'Mega|Lucky|Daily|Power|Rainbow|Happy|Dream|Saigon|Sunrise|Evening|Star|Golden|Harbour',
    last: 'Draw|Keno|Draw Six|Scratch|Balls|Lotto|Ticket|Draw Eight|Keno Club|Lotto 45|Ticket House',
  },
  COCKFIGHT: {
    first: 'Golden|Royal|Crown|Dawn|Heritage|Scarlet|Silver|River',
    last: 'Crest|Rooster|Arena|Derby|Champion|Ring|Plume League',
  },
} as const satisfies Record<string, TitleWords>;

/** Games per category; slots are divided among their themes. */
export const COUNTS = {
  RNG: 1752,
  LIVE: 180,
  FISH: 120,
  PVP: 140,
  SPORTS: 56,
  ESPORTS: 64,
  LOTT: 120,
  COCKFIGHT: 40,
} as const;
