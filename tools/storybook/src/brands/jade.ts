globalThis.lobbyStoryBrand = 'jade';
export {};
